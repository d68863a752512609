/** Visible words of the buttons that pause and play automatic motion. Their accessible names begin with them. */
const words = { pauseLabel: 'Pause', playLabel: 'Play' }

export const motionTexts = {
  hero: { pause: 'Pause background motion', play: 'Play background motion', ...words },
  team: { pause: 'Pause team slides', play: 'Play team slides', ...words },
  video: { pause: 'Pause video', play: 'Play video', ...words },
} as const
