/** The hosts of Google, such as `www.google.co.in` and `script.googleusercontent.com`. */
export const googleHost =
  /^https:\/\/(?:[\w-]+\.)*(?:google(?:apis|usercontent)?\.(?:com?\.)?\w{2,3}|goo\.gl|(?:cloudfunctions|run|appspot|web|firebaseapp)\.(?:app|com|net))\.?(?:[:/?#]|$)/i
