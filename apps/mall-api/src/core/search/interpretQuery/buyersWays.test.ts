import { beforeAll, describe, expect, it } from 'vitest'
import { sampleIndex } from '../../../testing/sampleIndex.ts'
import { searchIndex } from '../../../testing/searchIndex.ts'
import type { ProductIndex } from '../index/productIndex.ts'

describe('buyers’ wordings on the sample mall', () => {
  let index: ProductIndex
  let codes: Map<number, string>
  beforeAll(async () => {
    const sample = await sampleIndex()
    index = sample.index
    codes = new Map(
      [...sample.mall.products].flatMap(({ skus }) => skus.map(({ skuId, partyCode }) => [skuId, partyCode] as const)),
    )
  }, 60_000)

  it.each([
    // Digits without their letters, for products named by them
    ['205轴承', /^6205/],
    ['507焊条 3.2', /^J507-3\.2/],
    ['25导轨滑块', /LGC25/],
    // Spelled-out numbers with units
    ['活动扳手 八寸', /^AW-200/],
    ['手拉葫芦 两吨 六米', /^HC2-6/],
    ['tool cabinet five drawers', /-5[GR]/],
    // A size of a related part
    ['30扳手的螺栓', /M20/],
    ['8mm thread button head screw 25 long', /^SB70-M8x25/],
    ['spring washer 12mm', /^SW93-12/],
    ['油封 轴30孔47', /^TC30x47/],
    ['6 ton track roller', /^TR-6/],
    ['支重轮 PC200', /^TR-20/],
    ['扭力扳手 100牛米', /^TW-/],
    ['尖嘴钳 6寸', /^LN-160/],
    ['薄型气缸 40 20', /SDA40x20/],
    ['M6攻丝 钻头', /DR338.*-5$/],
    // Units and grades
    ['DN50 ball valve SS304', /^Q41F-16P-50/],
    ['耐震表 0-25MPa', /-250$/],
    ['150 psi gauge', /-10$/],
    ['液位变送器 2米水深', /^PTL-0\.2/],
    ['18 AWG panel wire', /-0\.75-/],
    ['mild steel mig wire .045', /^ER70S-6-1\.2/],
    ['yjv 4x25+1x16', /4\+1x25/],
    ['DIN 934 M24 class 10', /^HN61-M24-10/],
    ['encoder 360p/r', /-360/],
    ['螺杆空压机油 46#', /^DAH46/],
    ['继电器 两开两闭', /MK2/],
    // The product itself, beside its purpose or accessories
    ['PT100热电阻 带接线盒', /^PT100/],
    ['2-leg chain sling 10 mm chain', /^CS8-2-10/],
    ['离心水泵 不锈钢', /^IS/],
    ['减速机漏油 氟橡胶 轴30', /^TC30.*-V/],
    ['过滤减压阀', /^AFR/],
    ['面屏', /^GL-SHIELD/],
  ])('%s', (keyword, code) => {
    const { hits } = searchIndex(index, { keyword, size: 3 })
    expect(hits.map(({ skuId }) => codes.get(skuId))).toContainEqual(expect.stringMatching(code))
  })
})
