import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Fragment } from 'react'

import type { Inline, RichText as RichTextValue } from '../../content/schema/text'

/** Code of at most this many characters is kept on one line, but not on a phone, whose text may be at 200 %. */
const unbrokenCode = 25

/** Text with links, emphasis and code. */
export function RichText({ text }: { text: RichTextValue }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => <Fragment key={index}>{renderPiece(piece)}</Fragment>)
}

function renderPiece(piece: Inline) {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return <strong>{piece.strong}</strong>
  if ('code' in piece)
    return (
      <Box component="code" sx={[codeStyle, piece.code.length <= unbrokenCode && unbroken]}>
        {piece.code}
      </Box>
    )
  const { path: href = '', lang } = 'path' in piece ? piece : { path: piece.href }
  return (
    <Link
      lang={lang}
      href={href}
      sx={href.startsWith('tel:') ? { display: 'inline-block' } : undefined}
    >
      {piece.text}
    </Link>
  )
}

const codeStyle = {
  typography: 'code',
  color: 'text.primary',
  bgcolor: 'tone.mist',
  borderRadius: 0.5,
  px: 0.5,
  boxDecorationBreak: 'clone',
} as const
const unbroken = { whiteSpace: { sm: 'nowrap' } } as const
