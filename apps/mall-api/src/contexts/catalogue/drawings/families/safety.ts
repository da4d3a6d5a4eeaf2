import { family, num, word } from '../family.ts'

const tones = word('white', 'yellow', 'blue', 'red', 'black')
const look = { white: 'part', yellow: 'warm', blue: 'soft', red: 'signal', black: 'dark' } as const

export const safety = {
  helmet: family({ tone: tones, vents: num(0, 6, 4) }, (p, sheet) => {
    const face = look[p.tone]
    sheet
      .path('M62 250q-6 -168 138 -172q140 4 138 158q36 8 44 28q-60 14 -150 4q-110 -4 -172 4q-10 -10 2 -22Z', face)
      .path('M62 250q130 -24 276 -14')
    sheet.path('M168 84q0 -18 22 -18h26q20 0 22 18q14 70 14 146M168 84q-16 76 -14 152')
    for (let i = 0; i < Math.round(p.vents); i++) sheet.line(106 + i * 9, 150 - i * 8, 106 + i * 9, 178 - i * 8, 'ink')
    sheet.path('M96 262q10 60 64 74q40 6 66 -20M150 262q6 46 40 60', 'ink').rect(178, 316, 34, 20, 'mid', 6)
  }),

  glove: family({ tone: tones, coat: word('full', 'palm', 'leather', 'knit') }, (p, sheet) => {
    sheet.path(
      'M134 330V226L84 186Q66 168 80 154T112 158L146 184L130 84Q128 64 144 62T164 80L180 158V56Q180 38 196 38T214 56V158L232 70Q236 52 252 56T264 76L250 170L286 110Q296 96 310 104T314 128L276 212Q268 240 268 262V330Z',
      look[p.tone],
    )
    if (p.coat === 'palm' || p.coat === 'full') sheet.path('M140 232Q200 200 272 226', 'dash')
    if (p.coat === 'leather') sheet.path('M150 250h100M158 190q40 -14 84 0', 'dash')
    if (p.coat === 'knit') for (let i = 0; i < 5; i++) sheet.path(`M142 ${214 + i * 20}q60 -14 124 0`, 'hair')
    sheet.rect(128, 316, 146, 48, 'soft', 6)
    for (let i = 1; i < 12; i++) sheet.line(128 + i * 12.2, 318, 128 + i * 12.2, 362, 'hair')
  }),

  glasses: family({ lens: word('clear', 'grey', 'goggle', 'shield') }, (p, sheet) => {
    if (p.lens === 'shield')
      sheet
        .path('M96 92q104 -50 208 0v18q-104 -28 -208 0Z', 'dark')
        .path('M96 108q104 -28 208 0q20 120 -20 190q-84 50 -168 0q-40 -70 -20 -190Z', 'soft')
        .path('M140 150l60 -20M132 190l96 -34', 'hair')
    else if (p.lens === 'goggle')
      sheet
        .path('M70 150q130 -40 260 0q24 60 -10 104q-50 24 -90 -10q-30 -24 -60 0q-40 34 -90 10q-34 -44 -10 -104Z', 'mid')
        .path('M90 164q110 -32 220 0q16 44 -6 74q-38 14 -70 -14q-34 -24 -68 0q-32 28 -70 14q-22 -30 -6 -74Z', 'part')
        .path('M70 180L16 170v38l56 10M330 180l54 -10v38l-56 10', 'ink')
        .path('M120 214l50 -44M140 220l40 -36', 'hair')
    else {
      const face = p.lens === 'grey' ? 'mid' : 'part'
      sheet
        .path('M46 170h308l-6 16q-2 66 -60 70q-62 2 -74 -56q-14 -14 -28 0q-12 58 -74 56q-58 -4 -60 -70Z', face)
        .path('M46 170q-22 10 -26 60l-4 60q16 6 26 -6l10 -84M354 170q22 10 26 60l4 60q-16 6 -26 -6l-10 -84', 'soft')
        .path('M90 236l54 -48M112 240l44 -40M250 236l54 -48', 'hair')
        .path('M46 170h308', 'bold')
    }
  }),

  harness: family({ points: num(1, 5, 3) }, (p, sheet) => {
    sheet
      .path(
        'M150 60Q140 130 188 176L206 194Q262 130 250 60M132 62Q120 140 176 190L188 204M268 62Q280 140 222 194L206 210',
        'bold',
      )
      .path(
        'M128 230h146v22H128ZM140 252Q120 300 150 352M260 252Q280 300 250 352M186 252Q190 310 156 358M214 252Q210 310 244 358',
        'bold',
      )
    sheet
      .path('M150 60q50 -34 100 0', 'bold')
      .circle(200, 194, 20, 'warm')
      .circle(200, 194, 9, 'part')
      .rect(186, 226, 30, 30, 'mid', 3)
      .path('M188 214V228M212 214v14')
    for (let i = 1; i < Math.round(p.points); i++)
      sheet.circle(i % 2 ? 122 : 280, 241, 12, 'warm').circle(i % 2 ? 122 : 280, 241, 5, 'part')
    sheet
      .path('M200 176C220 90 340 110 330 190S350 270 322 300', 'signalLine')
      .path('M314 300h18v22q0 12 -12 12t-12 -12Z', 'soft')
  }),

  shoe: family({ high: word('low', 'mid', 'boot') }, (p, sheet) => {
    const top = { low: 176, mid: 136, boot: 60 }[p.high]
    sheet
      .path(`M84 ${top}H190V176q4 60 26 84q30 26 84 34q46 8 52 42H78q-6 -60 6 -160Z`, 'soft')
      .path('M290 292q54 2 62 44H280q-8 -30 10 -44Z', 'warm')
      .path('M70 336h288v18q-4 10 -20 10H90q-18 0 -20 -12Z', 'dark')
      .path(`M84 ${top}q54 14 106 0`, 'ink')
    for (let i = 0; i < 4; i++) sheet.line(196 + i * 16, 236 + i * 11, 222 + i * 16, 224 + i * 11)
    if (p.high === 'boot') sheet.line(86, 110, 192, 110, 'dash')
    for (let i = 0; i < 9; i++) sheet.line(94 + i * 28, 362, 94 + i * 28, 372, 'bold')
  }),

  mask: family({ kind: word('cup', 'half', 'plug', 'muff', 'vest') }, (p, sheet) => {
    if (p.kind === 'cup')
      sheet
        .path('M110 200q6 -96 90 -104q84 8 90 104q-6 90 -90 112q-84 -22 -90 -112Z', 'part')
        .rect(176, 190, 48, 46, 'soft', 8)
        .path('M184 204h32M184 214h32M184 224h32', 'hair')
        .path('M112 180q-60 -50 -84 -20M112 230q-60 40 -84 20M288 180q60 -50 84 -20M288 230q60 40 84 20')
        .path('M170 104q30 18 60 0', 'bold')
    else if (p.kind === 'half')
      sheet
        .path('M200 80q44 10 56 80q30 40 20 96q-24 60 -76 66q-52 -6 -76 -66q-10 -56 20 -96q12 -70 56 -80Z', 'mid')
        .circle(104, 250, 52, 'warm')
        .circle(104, 250, 36, 'part')
        .circle(296, 250, 52, 'warm')
        .circle(296, 250, 36, 'part')
        .circle(200, 268, 28, 'part')
        .path('M78 242h52M78 258h52M270 242h52M270 258h52', 'hair')
    else if (p.kind === 'plug')
      for (const [x, y] of [
        [120, 130],
        [250, 200],
      ] as const)
        sheet
          .path(`M${x} ${y}q40 -40 70 -6l24 40q10 24 -12 36q-22 10 -36 -8l-44 -32q-16 -14 -2 -30Z`, 'warm')
          .path(`M${x + 80} ${y + 60}q60 60 20 120`)
    else if (p.kind === 'muff')
      sheet
        .path('M104 210Q96 80 200 78T296 210M118 200Q116 96 200 94T282 200', 'bold')
        .rect(74, 190, 58, 118, 'warm', 26)
        .rect(268, 190, 58, 118, 'warm', 26)
        .rect(126, 200, 22, 98, 'dark', 10)
        .rect(252, 200, 22, 98, 'dark', 10)
    else
      sheet
        .path(
          'M140 60l-50 34q12 50 -4 110l10 150h208l10 -150q-16 -60 -4 -110l-50 -34q-20 70 -60 90q-40 -20 -60 -90Z',
          'warm',
        )
        .path('M200 150v204', 'ink')
        .rect(94, 250, 212, 28, 'part')
        .rect(90, 304, 220, 28, 'part')
        .path('M128 68q-10 90 -8 182M272 68q10 90 8 182', 'dash')
  }),
}
