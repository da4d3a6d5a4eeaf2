import { Decoration } from '../Decoration/Decoration.tsx'
import type { DrawingDiagnostic } from '../drawing.ts'
import { mountPage } from '../internal/mountPage.tsx'
import type { Mounted, MountOptions } from '../internal/mountPage.tsx'

export type MountDecorationOptions = MountOptions & {
  /** Called for blocks that could not be rendered, or not yet. */
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
  /**
   * The page's background as the merchant wrote it (`#rrggbb`; other values are ignored). Headings keep their contrast
   * on it.
   */
  ground?: string | undefined
}

/**
 * Mounts a merchant's page (any JSON) in an element, for hosts without React: `const page = mountDecoration(element,
 * input, { data })`.
 */
export function mountDecoration(
  element: Element,
  input: unknown,
  options: MountDecorationOptions,
): Mounted<MountDecorationOptions> {
  return mountPage(
    element,
    input,
    options,
    {},
    ({ reading, data, locale, options: { registry, ground, onDiagnostic } }) => (
      <Decoration
        document={reading.document}
        locale={locale}
        data={data}
        ground={ground}
        {...(registry && { registry })}
        {...(onDiagnostic && { onDiagnostic })}
      />
    ),
  )
}
