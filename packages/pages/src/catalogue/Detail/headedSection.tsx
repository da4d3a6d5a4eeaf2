import type { Section } from '../../section.ts'
import type { DetailHeadedSection, DetailView } from './DetailFrame.tsx'
import { DetailSection } from './DetailSection.tsx'

/**
 * Creates a section with a heading. Its content hydrates near the viewport, and may be lazy: the browser then loads its
 * code at that moment. The styles of a lazy part's imports must be in the shared stylesheet.
 */
export function headedSection<View extends object = DetailView>(
  section: DetailHeadedSection<View>,
): Section<View> & DetailHeadedSection<View> {
  const { id, Title, Hint, isEmpty, Content, bare } = section
  return Object.assign(
    (view: View) =>
      !isEmpty?.(view) && (
        <DetailSection id={id} title={<Title {...view} />} hint={Hint && <Hint {...view} />} bare={bare}>
          <Content {...view} />
        </DetailSection>
      ),
    section,
  )
}
