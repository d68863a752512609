import Box, { type BoxProps } from '@mui/material/Box'

import { whereScriptsRun } from '../../theme/without-scripts'

/**
 * Shows its children only while no scripts run. `boot.ts` hides them before the first paint. Not `noscript`, which
 * browsers do not show where a policy or an extension blocks scripts.
 */
export function NoScript(props: Omit<BoxProps, 'sx'>) {
  return <Box {...props} sx={{ [`${whereScriptsRun} &`]: { display: 'none' } }} />
}
