import { universal_hotspot } from '@millwright/contract/blocks/universal_hotspot'
import type { HotArea } from '@millwright/contract/blocks/universal_hotspot'
import { isRecord } from '@millwright/domain/isRecord'
import type { ReportDiagnostic } from './openPage.ts'

/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8), checked on the narrowest screen. */
const LEAST = 24
const NARROWEST = 360

/** Reports areas that are too small to touch, and areas that overlap. */
export function lintAreas(data: Readonly<Record<string, unknown>>, path: string, say: ReportDiagnostic): void {
  const pictures: unknown[] = Array.isArray(data.imgList) ? data.imgList.slice(0, 10) : []
  pictures.forEach((picture, at) => {
    if (!isRecord(picture) || !Array.isArray(picture.hotspots)) return
    const areas = picture.hotspots.slice(0, 50).flatMap((hotspot: unknown, index) => {
      // Each area is read separately, to keep its index in the merchant's list. Its link is not checked.
      const alone = {
        ...picture,
        url: 'a.svg',
        hotspots: [{ ...(isRecord(hotspot) ? hotspot : {}), link: { type: 4, link: '/' } }],
      }
      const read = universal_hotspot.data.read({ ...data, imgList: [alone] }, '', () => {})
      const [image] = read.imgList
      const area = image?.hotspots[0]
      return area
        ? [{ area, path: `${path}.imgList[${at}].hotspots[${index}]`, across: Number(read.width), down: image.height }]
        : []
    })
    areas.forEach(({ area, path: here, across, down }, index) => {
      const side = Math.min((area.w / 100) * NARROWEST, ((area.h / 100) * NARROWEST * down) / across)
      if (side < LEAST) say('areaTooSmall', here, { pixels: Math.floor(side), min: LEAST, screen: NARROWEST })
      if (areas.slice(0, index).some((other) => overlap(other.area, area))) say('areasOverlap', here)
    })
  })
}

function overlap(a: HotArea, b: HotArea): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
