import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'

import type { Inline, RichText as RichTextValue } from '../content/text'

/** Running text with its links and stressed words. */
export function RichText({ text }: { text: RichTextValue }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => <Fragment key={index}>{renderPiece(piece)}</Fragment>)
}

function renderPiece(piece: Inline) {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return <strong>{piece.strong}</strong>
  if ('path' in piece) {
    return (
      <Link component={RouterLink} to={piece.path}>
        {piece.text}
      </Link>
    )
  }
  return <Link href={piece.href}>{piece.text}</Link>
}
