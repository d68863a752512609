/** Logo, icons and office map: `npx tsx scripts/drawings/all.ts`. */
import './logo'

// Loaded after the new shapes of the logo are written: imports above would have read the old ones
await import('./icons')
await import('./office-map')
