import { loadEnv } from 'vite'

// Import this first. Vite reads `.env` files for the site's code; `src/config.ts` run by Node, for the
// sitemap and the policy, must see the same values. Real variables win, as with Vite.
Object.assign(process.env, loadEnv('production', process.cwd(), 'VITE_'))
