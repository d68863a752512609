/** Logo and icons: `npx tsx scripts/drawings/all.ts`. */
import './logo'

// Loaded after the new shapes of the logo are written: imports above would have read the old ones
await import('./icons')
