import { block } from './block.ts'
import { bool, choice, link, list, localised, number, only, picture, record } from './decoder.ts'

/** One picture or a carousel across the whole window. */
export const picture_by = block({
  imgList: list(
    only(
      record({
        url: picture({ required: true }),
        link: link(),
        alt: localised({ max: 200 }),
        /**
         * Text on the picture in both languages. Search engines and screen readers cannot read text within a picture.
         */
        title: localised({ max: 60 }),
        subTitle: localised({ max: 120 }),
      }),
      ({ url }) => url !== '',
    ),
    { max: 10, required: true },
  ),
  height: number({ fallback: 500, min: 60, max: 1000 }),
  showPager: bool(true),
  autoplay: bool(true),
  interval: number({ fallback: 5000, min: 2000, max: 60_000 }),
  fit: choice(['cover', 'contain'], 'cover'),
})
