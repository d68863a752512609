import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'

import { sharedFormTexts } from '../../content/forms'
import { trapField } from './spam-guard'

/**
 * A hidden field that only spam programs fill in. It is read-only, or autofill could mark a person's lead
 * as spam. The label warns people where styles do not load.
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
