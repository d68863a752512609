import SvgIcon from '@mui/material/SvgIcon'

/** The mark of a social network; `name` is an id in `public/images/networks.svg`, which the browser keeps. */
export function NetworkIcon({ name }: { name: string }) {
  return (
    <SvgIcon>
      <use href={`/images/networks.svg#${name}`} />
    </SvgIcon>
  )
}
