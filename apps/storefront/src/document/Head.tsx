import { useState } from 'react'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ShellFrame, Page } from '../render/pageData.ts'
import { pictureAddress } from '../render/pictureAddress.ts'

export type HeadProps = { page: Page; frame: ShellFrame; texts: Resources }

/** What the screen says of itself, with the site's name and icon from its configuration (R3.11). */
export function Head({ page: { head, path, problem }, frame: { shell, locale, pictureBase }, texts }: HeadProps) {
  const config = shell.config
  const site = (locale === 'en' ? config?.pcTitleContentEn : config?.pcTitleContentCn) ?? 'Millwright'
  const icon = config?.pcTitleImg ? pictureAddress(pictureBase)(config.pcTitleImg) : undefined
  const first = useFirst(path)
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
      {first && head?.jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(head.jsonLd).replace(/</g, '\\u003c') }}
        />
      )}
    </>
  )
}

/**
 * Whether this is the page that the server sent. Structured data is for crawlers, and a script element that is made in
 * the browser would break the Trusted Types policy.
 */
function useFirst(path: string): boolean {
  const [first, setFirst] = useState<string | undefined>(path)
  if (first !== undefined && first !== path) setFirst(undefined)
  return first === path
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
