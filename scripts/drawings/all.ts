/** Logo, icons, office map and the colors of the other drawings: `npx tsx scripts/drawings/all.ts`. */
import './logo'
import './icons'
import './office-map'
import './recolor'
