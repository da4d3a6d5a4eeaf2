import type { Resources } from '@millwright/i18n/createTexts'
import { ServerScript } from './ServerScript.tsx'
import type { ShellFrame, Page } from '../render/pageData.ts'
import { pictureAddress } from '../render/pictureAddress.ts'

export type HeadProps = { page: Page; frame: ShellFrame; texts: Resources }

/** What the screen says of itself, with the site's name and icon from its configuration (R3.11). */
export function Head({ page: { head, path, problem }, frame: { shell, locale, pictureBase }, texts }: HeadProps) {
  const config = shell.config
  const site = (locale === 'en' ? config?.pcTitleContentEn : config?.pcTitleContentCn) ?? 'Millwright'
  const icon = config?.pcTitleImg ? pictureAddress(pictureBase)(config.pcTitleImg) : undefined
  const title = problem ? texts.errors?.[problem.status === 404 ? 'notFoundTitle' : 'errorTitle'] : head?.title
  return (
    <>
      <title>{!title || title === site ? site : problem ? title : `${title} - ${site}`}</title>
      {head?.description && <meta name="description" content={head.description} />}
      {(head?.noindex || problem) && <meta name="robots" content="noindex" />}
      {head && !head.noindex && <Alternates path={head.canonical ?? path} />}
      {icon && <link rel="icon" href={icon} />}
      {head?.refresh && (
        <noscript>
          <meta httpEquiv="refresh" content={String(head.refresh)} />
        </noscript>
      )}
      {head?.jsonLd && (
        // Structured data is for crawlers: of another page than the server's it is not drawn.
        <ServerScript key={path} type="application/ld+json" text={JSON.stringify(head.jsonLd)} />
      )}
    </>
  )
}

/** One address of a screen for search engines, and the same in the other language. */
function Alternates({ path }: { path: string }) {
  const mark = path.includes('?') ? '&' : '?'
  return (
    <>
      <link rel="canonical" href={path} />
      <link rel="alternate" hrefLang="zh" href={`${path}${mark}lang=zh`} />
      <link rel="alternate" hrefLang="en" href={`${path}${mark}lang=en`} />
    </>
  )
}
