import { syllablesOf } from '../../../apps/mall-api/src/core/search/interpretQuery/pinyin.ts'

/** Brands that buyers name out of habit, by the root category of the product. */
const makers: Record<string, string[]> = {
  bearings: ['SKF', 'NSK', 'HRB', 'LYC', 'ZWZ', 'NTN', '人本', '哈轴', '瓦轴', '洛轴', 'C&U', 'FAG', 'TIMKEN'],
  fasteners: ['晋亿', '东明', 'Unbrako'],
  motors: ['西门子', 'ABB', '皖南', '卧龙', 'WEG', 'SEW', '国茂', '汇川', '英威腾'],
  transmission: ['盖茨', 'Gates', '三力士', 'Bando', 'Optibelt', '东华', 'Tsubaki'],
  hydraulics: ['力士乐', 'Parker', '榆次', 'Yuken', '油研', 'Vickers', '华德'],
  pneumatics: ['SMC', 'Festo', '亚德客', 'AirTAC', 'CKD', '佳尔灵'],
  pumps: ['格兰富', 'Grundfos', '南方泵业', 'Ebara', 'KITZ', '凯泉', '远大阀门'],
  sensors: ['欧姆龙', 'Omron', 'SICK', '基恩士', 'Autonics', 'WIKA', '图尔克'],
  electrical: ['施耐德', '正泰', '德力西', 'ABB', 'LS', '人民电器', '天正', 'Phoenix', '远东'],
  cutting: ['Sandvik', '京瓷', '株洲钻石', '住友', 'OSG', '3M', '鲁信'],
  tools: ['博世', '世达', 'Stanley', 'Mitutoyo', '三丰', '长城精工', '哈量'],
  construction: ['卡特', 'Komatsu', '三一', '小松', '徐工'],
  safety: ['3M', '霍尼韦尔', '代尔塔', 'Ansell', '梅思安'],
  fluids: ['NOK', '长城', 'Shell', '美孚', '昆仑', '壳牌'],
  welding: ['林肯', '大桥', '金桥', 'ESAB', '大西洋'],
  lifting: ['Crosby', '双鸽', '沪工', 'Kito', '巨力'],
}
export const namesMaker = (query: string) =>
  Object.values(makers)
    .flat()
    .some((name) => query.toLowerCase().startsWith(`${name.toLowerCase()} `))

const chatter = ['多少钱', '现货', '价格', '批发', '哪里有', ' 厂家', ' 求购']
const chatterEn = [' price', ' for sale', ' in stock', ' supplier', ' online']

type Habit = (query: string) => string | undefined

/** Applies one random typing habit, or returns the query unchanged if none fits. */
export function habits(query: string, icon: string, next: () => number, pick: <T>(some: readonly T[]) => T): string {
  const han = /\p{Script=Han}/u.test(query)
  const some: [weight: number, habit: Habit][] = [
    [3, (text) => `${pick(makers[icon] ?? ['3M'])} ${text}`],
    [2, (text) => (han ? text.replace(/ /g, '') : undefined)],
    [1, (text) => text.replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))],
    [
      2,
      (text) => {
        const words = text.split(' ')
        return words.length > 1 && han ? [...words.slice(1), words[0]].join(' ') : undefined
      },
    ],
    [3, (text) => misspelt(text, next, pick)],
    [
      2,
      (text) =>
        han
          ? text
              .replace(/\p{Script=Han}+/u, (run) =>
                run.length > 1 ? ` ${syllablesOf(run).join(next() < 0.5 ? '' : ' ')} ` : run,
              )
              .trim()
          : undefined,
    ],
    [2, (text) => `${text}${pick(han ? chatter : chatterEn)}`],
    [2, (text) => (next() < 0.5 ? text.toUpperCase() : text.toLowerCase())],
    [1, (text) => text.replace(/(?<=\d)[x*×](?=\d)/g, () => pick(['×', ' x ', '*', 'X', '-']))],
    [1, (text) => text.replace(/\s+/g, '  ').replace(/(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ')],
  ]
  const sum = some.reduce((all, [weight]) => all + weight, 0)
  let at = next() * sum
  for (const [weight, habit] of some) if ((at -= weight) < 0) return habit(query) ?? query
  return query
}

/** Misspells a long word: doubles a letter, leaves it out, or swaps it with the next. */
function misspelt(text: string, next: () => number, pick: <T>(some: readonly T[]) => T): string | undefined {
  const long = [...text.matchAll(/(?<![\w/])[a-z]{6,}(?![\w/])/gi)]
  if (!long.length) return undefined
  const { 0: word, index } = pick(long)
  const at = 1 + Math.floor(next() * (word.length - 2))
  const wrong = pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ])
  return text.slice(0, index) + wrong + text.slice(index + word.length)
}
