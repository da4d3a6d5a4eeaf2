import { block } from './block.ts'
import { bool, colour, link } from './decoder.ts'
import { heading } from './heading.ts'

/** The heading above a section of the page. */
export const floor_title = block(
  {
    ...heading,
    showMore: bool(false),
    moreLink: link(),
    moreColor: colour('#666666'),
  },
  {
    inks: (data) =>
      (['titleColor', 'subTitleColor', 'moreColor'] as const).map((field) => ({
        field,
        ink: data[field],
        ground: data.bgColor,
      })),
  },
)
