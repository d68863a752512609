/** Draws every still picture again: `npx tsx scripts/media/all.ts`. Videos are `video.ts`, checks `check.ts`. */
import './logo'
import './icons'
import './tiles'
import './scenes'
import './guides'
import './clients'
import './portraits'
import './office-map'
