import * as decorationPreview from '@millwright/i18n/namespaces/decorationPreview'
import { mountPage } from '../internal/mountPage.tsx'
import type { Mounted, MountOptions } from '../internal/mountPage.tsx'
import { Preview } from '../Preview/Preview.tsx'
import type { PreviewProps } from '../Preview/Preview.tsx'

export type MountPreviewOptions = MountOptions &
  Pick<PreviewProps, 'ground' | 'selected' | 'onSelect' | 'onHover' | 'onDiagnostic'>

/**
 * Mounts a page as an editor shows it: blocks can be chosen, links are inactive, and blocks that render nothing for
 * buyers show the reason.
 */
export function mountPreview(
  element: Element,
  input: unknown,
  options: MountPreviewOptions,
): Mounted<MountPreviewOptions> {
  return mountPage(
    element,
    input,
    options,
    { decorationPreview },
    ({ reading, data, locale, options: { registry, ground, selected, onSelect, onHover, onDiagnostic } }) => (
      <Preview
        reading={reading}
        locale={locale}
        data={data}
        ground={ground}
        selected={selected}
        {...(registry && { registry })}
        {...(onSelect && { onSelect })}
        {...(onHover && { onHover })}
        {...(onDiagnostic && { onDiagnostic })}
      />
    ),
  )
}
