import { loadEnv } from 'vite'

// Import this first. Vite reads `.env` files for the site's code; `src/config.ts` in Node (for the sitemap and the
// policy) must get the same values. Variables of the environment win, as in Vite.
Object.assign(process.env, loadEnv('production', process.cwd(), ['VITE_', 'HOSTING_PROVIDER']))
