import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { shell } from '../../generated/texts/shell'
import type { CallToAction, PageMeta, RichText as RichTextValue } from '../../content/schema/text'
import { paths } from '../../paths'
import { breadcrumbNode } from '../../seo/structured-data'
import { contentClass } from '../../theme/content-class'
import { Picture } from '../cards/Picture'
import { usePageAddress } from '../hooks/use-page-address'
import { InLanguage } from '../text/InLanguage'
import { RichText } from '../text/RichText'
import { PageHead, type PageHeadProps } from './PageHead'

/** A step of a breadcrumb; the page itself has no path. */
type Crumb = { readonly label: string; readonly path?: string }

type PageHeaderProps = PageHeadProps & {
  /** Its title is the heading unless it has one. */
  meta: PageMeta & { readonly heading?: string; readonly lead?: RichTextValue }
  lead?: RichTextValue
  /** Another prerendered page, whose drawing is shown beside the heading (`scripts/drawings/pictures.ts`). */
  seed?: string
  /** Adds a breadcrumb: the steps between the home page and this one. */
  parents?: readonly Crumb[]
  /** Replaces the drawing; on small screens it is below the text. */
  media?: ReactNode
  children?: ReactNode
  /** A button below the rest. */
  action?: CallToAction
}

/** The top of most pages, after the tags of `PageHead`: breadcrumb, `h1` and lead. */
export function PageHeader({ parents, media, children, action, ...page }: PageHeaderProps) {
  const address = usePageAddress()
  const { meta, canonicalPath = address, seed = canonicalPath, structuredData = [] } = page
  const { heading = meta.title } = meta
  const lead = page.lead ?? meta.lead
  const home = { label: shell.home, path: paths.home }
  const crumbs = parents && [home, ...parents, { label: heading }]
  return (
    <div className={contentClass}>
      <PageHead
        {...page}
        structuredData={crumbs ? [breadcrumbNode(crumbs), ...structuredData] : structuredData}
      />
      <Box
        sx={{ position: 'relative', overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}
      >
        {!media && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              insetBlock: 0,
              insetInlineEnd: 0,
              width: { md: 288, lg: 416 },
              display: { xs: 'none', md: 'block' },
              '& img': {
                height: '100%',
                width: '100%',
                objectFit: 'contain',
                objectPosition: 'right top',
              },
            }}
          >
            <Picture src={`/images/motifs${seed}.svg`} alt="" width={416} height={420} />
          </Box>
        )}
        <Container
          sx={[{ position: 'relative', py: { xs: 5, md: 9 } }, media !== undefined && besideMedia]}
        >
          <Box sx={media ? undefined : besideDrawing}>
            {crumbs && <Breadcrumb crumbs={crumbs} lang={page.lang} />}
            <Typography variant="h1" sx={{ maxWidth: '18em' }}>
              <InLanguage lang={page.lang}>{heading}</InLanguage>
            </Typography>
            {lead && (
              <Typography
                variant="lead"
                sx={{ mt: 2.5, maxWidth: '40rem', color: 'text.secondary' }}
              >
                <RichText text={lead} />
              </Typography>
            )}
            {children}
            {action && (
              <Button href={action.path} variant="contained" sx={{ mt: 4 }}>
                {action.label}
              </Button>
            )}
          </Box>
          {media}
        </Container>
      </Box>
    </div>
  )
}

function Breadcrumb({ crumbs, lang }: { crumbs: readonly Crumb[]; lang?: string }) {
  return (
    <Breadcrumbs
      aria-label={shell.breadcrumb}
      sx={{
        mb: 3,
        typography: 'body2',
        // Hides the page itself and the separator before it on phones: the heading below says the same
        '& li:nth-last-of-type(-n + 2)': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      {crumbs.map((item, index) =>
        item.path ? (
          <Link key={index} href={item.path}>
            {item.label}
          </Link>
        ) : (
          <Typography key={index} component="span" variant="body2" aria-current="page">
            <InLanguage lang={lang}>{item.label}</InLanguage>
          </Typography>
        ),
      )}
    </Breadcrumbs>
  )
}

// In px, as the drawing: it leaves room for larger text
const besideDrawing = {
  maxWidth: { md: 'calc(100% - 256px)', lg: 'calc(100% - 320px)' },
} as const

const besideMedia = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(256px, 384px)' },
  alignItems: 'center',
} as const
