/** Names of the buttons that stop and start what moves by itself. */
export const motionTexts = {
  pauseHero: 'Pause background motion',
  playHero: 'Play background motion',
  pauseTeam: 'Pause team slides',
  playTeam: 'Play team slides',
  pauseVideo: 'Pause video',
  playVideo: 'Play video',
} as const
