import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'

import { sharedFormTexts } from '../../content/forms'
import { trapField } from './spam-guard'

/**
 * A field that only programs see and fill in. It is read-only, so that no browser or password manager
 * fills it in for a person. The label is for browsers without styles.
 */
export function SpamTrap() {
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        {sharedFormTexts.trap}
        <input name={trapField} readOnly tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  )
}
