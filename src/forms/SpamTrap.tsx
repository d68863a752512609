import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'

import { sharedFormTexts } from '../content/forms'
import { trapField } from './spam-guard'

/**
 * A field that people never meet, whatever they read or type with. Programs fill it in, because they
 * read the markup or set values by script.
 *
 * It is read-only so that no browser and no password manager fills it in for a person, whose request
 * would be lost. The label is for browsers that know no styles.
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
