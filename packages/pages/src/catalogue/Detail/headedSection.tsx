import type { Section } from '../../section.ts'
import type { DetailChoice, DetailHeadedSection, DetailView } from './DetailFrame.tsx'
import { DetailSection } from './DetailSection.tsx'

/**
 * Creates a section with a heading. Its content hydrates near the viewport, and may be lazy: the browser then loads its
 * code at that moment. The styles of a lazy part's imports must be in the shared stylesheet.
 */
export function headedSection<View extends object = DetailView>(
  section: DetailHeadedSection<View>,
): Section<View> & DetailHeadedSection<View> {
  const { id, Title, Hint, isEmpty, Content, reads, bare } = section
  return Object.assign((whole: View) => {
    if (isEmpty?.(whole)) return null
    const view = reads ? readOf(whole, reads) : whole
    return (
      <DetailSection
        id={id}
        title={<Title {...view} />}
        hint={Hint && <Hint {...view} />}
        bare={bare}
        dependsOn={reads && [reads.map((name) => view[name]), hrefIn(view)]}
      >
        <Content {...view} />
      </DetailSection>
    )
  }, section)
}

/** Returns the named props and the functions of a view. */
function readOf<View extends object>(view: View, reads: readonly string[]): View {
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => typeof value === 'function' || reads.includes(name)),
  ) as View
}

/** Returns the address from which a view's links start. */
function hrefIn({ hrefOf }: Partial<Pick<DetailChoice, 'hrefOf'>>): string | undefined {
  return hrefOf?.({})
}
