import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'

import { formatBytes } from '../../lib/format-bytes'

type DownloadProgressProps = {
  /** In bytes; `total` is null if it is not known. */
  loaded: number
  total: number | null
  texts: Readonly<{ label: string; amount: (loaded: string, total: string) => string }>
}

/** How much of a download has arrived, as a bar and in words. */
export function DownloadProgress({ loaded, total, texts }: DownloadProgressProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: '26rem' }}>
      <LinearProgress
        aria-label={texts.label}
        variant={total === null ? 'indeterminate' : 'determinate'}
        value={total === null ? undefined : Math.round((100 * loaded) / total)}
        sx={progressStyle}
      />
      <Typography variant="body2">
        {total === null
          ? formatBytes(loaded)
          : texts.amount(formatBytes(loaded), formatBytes(total))}
      </Typography>
    </Box>
  )
}

const bar = { forcedColorAdjust: 'none', bgcolor: 'CanvasText' } as const
const progressStyle = {
  height: 8,
  borderRadius: 1,
  mb: 1,
  '@media (forced-colors: active)': { border: '1px solid', '& > span': bar },
} as const
