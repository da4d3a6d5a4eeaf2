import type { Sentences } from '../sentences.ts'

/** What editors call the blocks of a decorated page and their fields. */
export const zh = {
  shop_signs: '店招', picture_by: '图片轮播', universal_hotspot: '热区图片', auxiliary_interval: '辅助间隔', floor_title: '楼层标题', goods_list: '商品列表',
  limited_skill: '限时秒杀', discount_coupon: '拼团优惠', store_list: '优选店铺', goods_module1: '多列推荐', goods_module2: '一大六小', goods_module3: '三联推荐',
  goods_module4: '通栏图配商品', goods_module5: '侧图配商品', goods_module6: '商品排行', goods_module7: '分页货架',
  alt: '图片说明', autoplay: '自动轮播', bgColor: '背景颜色', bgImg: '通栏图片', bgUrl: '背景图片', brandId: '品牌', categoryId: '分类', columns: '列', en: '英文', fit: '图片填充方式', goods: '商品',
  groupActivityId: '拼团活动', h: '高（%）', height: '高度', hidden: '隐藏', hotspots: '热区', id: '模块标识', imgList: '图片', interval: '轮播间隔（毫秒）', link: '链接',
  mainGoods: '主推商品', mainImg: '侧边图片', marginBottom: '下边距', marginTop: '上边距', moreColor: '“更多”颜色', moreLink: '“更多”链接', name: '名称', navList: '导航',
  newTab: '在新窗口打开', otherGoods: '其他商品', prodId: '商品', seckillId: '秒杀活动', shopId: '店铺', shops: '店铺', showCategory: '显示分类', showContent: '显示内容',
  showLogo: '显示标志', showMore: '显示“更多”', showNavs: '显示导航', showPager: '显示指示器', showSearch: '显示搜索', showSubTitle: '显示副标题', size: '数量', sort: '排序', subTitle: '副标题',
  subTitleColor: '副标题颜色', subTitleSize: '副标题字号', tabs: '分页', time: '上架时间', title: '标题', titleColor: '标题颜色', titleLink: '标题链接', titleSize: '标题字号', type: '类型',
  url: '地址', v: '版本', w: '宽（%）', width: '宽度', x: '左（%）', y: '上（%）', zh: '中文',
}

export const en: Sentences<typeof zh> = {
  shop_signs: 'Sign', picture_by: 'Pictures', universal_hotspot: 'Picture with hot areas', auxiliary_interval: 'Space', floor_title: 'Floor title', goods_list: 'Product list',
  limited_skill: 'Flash sale', discount_coupon: 'Group deals', store_list: 'Shops', goods_module1: 'Columns of products', goods_module2: 'One large, six small', goods_module3: 'Three products',
  goods_module4: 'Wide picture and products', goods_module5: 'Side picture and products', goods_module6: 'Ranking', goods_module7: 'Shelves with tabs',
  alt: 'What the picture shows', autoplay: 'Plays by itself', bgColor: 'Ground', bgImg: 'Wide picture', bgUrl: 'Ground picture', brandId: 'Brand', categoryId: 'Category', columns: 'Columns', en: 'English', fit: 'How the picture fills', goods: 'Products',
  groupActivityId: 'Group deal', h: 'Height (%)', height: 'Height', hidden: 'Hidden', hotspots: 'Hot areas', id: 'Id of the block', imgList: 'Pictures', interval: 'Time of a picture (ms)', link: 'Link',
  mainGoods: 'Main product', mainImg: 'Side picture', marginBottom: 'Space below', marginTop: 'Space above', moreColor: 'Colour of “more”', moreLink: 'Link of “more”', name: 'Name', navList: 'Navigation',
  newTab: 'Opens a new tab', otherGoods: 'Other products', prodId: 'Product', seckillId: 'Flash sale', shopId: 'Shop', shops: 'Shops', showCategory: 'Shows the categories', showContent: 'What is shown',
  showLogo: 'Shows the logo', showMore: 'Shows “more”', showNavs: 'Shows the navigation', showPager: 'Shows the pager', showSearch: 'Shows the search', showSubTitle: 'Shows the subtitle', size: 'Number', sort: 'Order', subTitle: 'Subtitle',
  subTitleColor: 'Colour of the subtitle', subTitleSize: 'Size of the subtitle', tabs: 'Tabs', time: 'Listed within', title: 'Title', titleColor: 'Colour of the title', titleLink: 'Link of the title', titleSize: 'Size of the title', type: 'Type',
  url: 'Address', v: 'Version', w: 'Width (%)', width: 'Width', x: 'Left (%)', y: 'Top (%)', zh: 'Chinese',
}
