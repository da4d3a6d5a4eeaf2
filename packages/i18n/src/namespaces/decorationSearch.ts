import type { Sentences } from '../sentences.ts'

/**
 * Other words by which merchants look for a block in the editor: what it is called elsewhere, and what it can be used
 * for. The editor searches them and does not show them.
 */
export const zh = {
  shop_signs: '页头 导航 菜单 标志 搜索框 横幅 分类',
  picture_by: '横幅 轮播 广告 图片 海报 优惠券',
  universal_hotspot: '热区 图片链接 分类入口 分类图块 优惠券 领券 横幅 图文',
  auxiliary_interval: '空白 间距 留白 分割',
  floor_title: '文字 文本 标题 段落 说明 小标题',
  goods_list: '商品 网格 列表 货架',
  limited_skill: '秒杀 限时 抢购 倒计时',
  discount_coupon: '拼团 团购',
  store_list: '店铺 商家 品牌',
  goods_module1: '商品 推荐 分类 多列 栏目',
  goods_module2: '商品 推荐 大图',
  goods_module3: '商品 推荐 三个',
  goods_module4: '商品 横幅 广告',
  goods_module5: '商品 侧边 图片',
  goods_module6: '商品 排行 排名 热销 榜单',
  goods_module7: '商品 分页 标签 分类 货架 规则',
}

export const en: Sentences<typeof zh> = {
  shop_signs: 'header navigation menu logo search bar banner categories',
  picture_by: 'banner carousel slider advert image poster hero coupons',
  universal_hotspot: 'image map links category tiles categories coupons banner picture text',
  auxiliary_interval: 'gap spacer spacing divider',
  floor_title: 'text heading paragraph headline subtitle words',
  goods_list: 'products grid cards shelf',
  limited_skill: 'flash sale countdown deals',
  discount_coupon: 'group buy deals',
  store_list: 'shops stores sellers brands',
  goods_module1: 'products recommended columns categories',
  goods_module2: 'products recommended featured',
  goods_module3: 'products recommended three',
  goods_module4: 'products banner advert',
  goods_module5: 'products side picture',
  goods_module6: 'products ranking best sellers top ten',
  goods_module7: 'products tabs categories shelf rules',
}
