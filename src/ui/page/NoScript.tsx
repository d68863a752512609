import Box, { type BoxProps } from '@mui/material/Box'

import { whereScriptsRun } from '../../theme/without-scripts'

/** Content for where no scripts run; `boot.ts` hides it. Browsers do not show `noscript` where scripts are blocked. */
export function NoScript(props: Omit<BoxProps, 'sx'>) {
  return <Box {...props} sx={{ [`${whereScriptsRun} &`]: { display: 'none' } }} />
}
