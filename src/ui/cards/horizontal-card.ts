/** Styles that put a card's picture beside its text where `CardGrid` gives the card a wide cell. */
export const horizontalCard = {
  '@container row (min-width: 0)': {
    flexDirection: 'row',
    '& > :first-of-type': {
      flex: '0 0 calc(50% - 8px)',
      borderBottom: 0,
      borderInlineEnd: 1,
      borderColor: 'divider',
      '& > :is(img, svg)': { height: '100%', objectFit: 'contain' },
    },
  },
} as const
