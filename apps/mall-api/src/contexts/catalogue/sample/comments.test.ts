import { commentKinds, commentsOn } from './comments.ts'
import { Random } from './random.ts'

const chinese = /[一-鿿]/
const many = (name: string) =>
  commentKinds.flatMap((kind) =>
    Array.from({ length: 60 }, (_, seed) =>
      commentsOn(kind, name, new Random(seed + 1), { packs: 400, shopId: seed }),
    ).flat(),
  )

it('names the author and replies in the language of the review [R2.31]', () => {
  const all = many('安全帽 ')
  expect(all.length).toBeGreaterThan(200)
  expect(
    all.filter(({ content, nickName, reply }) => {
      const zh = chinese.test(content)
      return zh !== chinese.test(nickName) || (reply !== undefined && chinese.test(reply) !== zh)
    }),
  ).toEqual([])
})

it('gives a product only reviews that fit the product [R2.31]', () => {
  const said = (name: string) => many(name).map(({ content }) => content)
  expect(said('数控车刀片 CCMT09T3 ').join()).not.toMatch(/手柄|量块|A4-70|泵声/)
  expect(said('内六角圆柱头螺钉 M8 8.8 ').join()).not.toContain('A4-70')
  expect(said('内六角圆柱头螺钉 M8 A4-70 ').join()).toContain('A4-70')
  expect(said('卡尺 ').join()).toContain('量块')
})

it('gives a product no more reviews than its sales allow, and shops different ratings', () => {
  const count = (packs: number) =>
    Array.from(
      { length: 60 },
      (_, seed) => commentsOn('bearing', '轴承 ', new Random(seed + 1), { packs, shopId: 3 }).length,
    )
  expect(Math.max(...count(0))).toBe(0)
  expect(Math.max(...count(4))).toBeLessThanOrEqual(1)
  expect(Math.min(...count(400))).toBeGreaterThan(1)
  const rating = (shopId: number) => {
    const scores = commentKinds.flatMap((kind) =>
      Array.from({ length: 60 }, (_, seed) => commentsOn(kind, '轴承 ', new Random(seed + 1), { packs: 400, shopId }))
        .flat()
        .map(({ score }) => score),
    )
    return (scores.reduce((all, score) => all + score, 0) / scores.length).toFixed(1)
  }
  expect(new Set([1, 2, 3, 4, 5].map(rating)).size).toBeGreaterThan(2)
})
