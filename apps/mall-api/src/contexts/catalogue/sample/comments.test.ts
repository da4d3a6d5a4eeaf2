import { commentKinds, commentsOn } from './comments.ts'
import { Random } from './random.ts'

const chinese = /[一-鿿]/
const many = (name: string) =>
  commentKinds.flatMap((kind) =>
    Array.from({ length: 60 }, (_, seed) => commentsOn(kind, name, new Random(seed + 1))).flat(),
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
