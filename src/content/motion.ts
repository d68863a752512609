/** Accessible names of the buttons that pause and play automatic motion. */
export const motionTexts = {
  hero: { pause: 'Pause background motion', play: 'Play background motion' },
  team: { pause: 'Pause team slides', play: 'Play team slides' },
  video: { pause: 'Pause video', play: 'Play video' },
} as const
