import { block } from './block.ts'
import { bool, choice, link, list, localised, number, only, picture, record } from './decoder.ts'

/** One picture, or several that take turns, over the whole width of the window. */
export const picture_by = block({
  imgList: list(
    only(
      record({
        url: picture({ required: true }),
        link: link(),
        alt: localised({ max: 200 }),
        /**
         * Words upon the picture as text, in both languages: what a picture says itself, no search and no screen reader
         * finds.
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
