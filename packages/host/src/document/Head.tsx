import type { ShellLanguages } from '@millwright/pages/layout/Shell'
import type { Resources } from '@millwright/i18n/createTexts'
import { ServerScript } from './ServerScript.tsx'
import type { ShellFrame, Page } from '../router/pageData.ts'
import { pictureAddress } from './pictureAddress.ts'

export type HeadProps = { page: Page; frame: ShellFrame; texts: Resources }

/** Renders the head of the screen, with the site's name and icon from its configuration. */
export function Head({ page: { head, path, problem }, frame: { shell, locale, pictureBase, shop }, texts }: HeadProps) {
  const config = shell.config
  const site = (locale === 'en' ? config?.pcTitleContentEn : config?.pcTitleContentCn) ?? texts.common?.mallName ?? ''
  const icon = config?.pcTitleImg ? pictureAddress(pictureBase)(config.pcTitleImg) : undefined
  const title = problem ? texts.errors?.[problem.status === 404 ? 'notFoundTitle' : 'errorTitle'] : head?.title
  return (
    <>
      <title>{title && title !== site ? `${title} - ${site}` : site}</title>
      {head?.description && <meta name="description" content={head.description} />}
      {(head?.noindex || problem) && <meta name="robots" content="noindex" />}
      {head && !head.noindex && (
        <Alternates path={head.canonical ?? path} languages={shop?.languages ?? kitLanguages} />
      )}
      {icon && <link rel="icon" href={icon} />}
      {head?.refresh && (
        <noscript>
          <meta httpEquiv="refresh" content={String(head.refresh)} />
        </noscript>
      )}
      {head?.jsonLd && (
        // Structured data is for crawlers, so only the server renders it.
        <ServerScript key={path} type="application/ld+json" text={JSON.stringify(head.jsonLd)} />
      )}
    </>
  )
}

const kitLanguages: ShellLanguages = { zh: { tag: 'zh', name: '' }, en: { tag: 'en', name: '' } }

/** Renders the canonical address of a screen and its address in each language. */
function Alternates({ path, languages }: { path: string; languages: ShellLanguages }) {
  const mark = path.includes('?') ? '&' : '?'
  return (
    <>
      <link rel="canonical" href={path} />
      {Object.entries(languages).map(([code, { tag }]) => (
        <link key={code} rel="alternate" hrefLang={tag} href={`${path}${mark}lang=${code}`} />
      ))}
    </>
  )
}
