/**
 * SHA-256 of the tables of every local version that was released, and of its frozen rows. APPEND ONLY: browsers hold
 * these versions, and what changes here loses people's data. A new version adds a line; the failing test prints it.
 */
export const frozenMigrations: readonly { version: number; stores: string; fixture: string }[] = [
  {
    version: 1,
    stores: '2d610d0002fd5f56584d101bb4f3f28295b46eb6613125af93b00dc5e76795fe',
    fixture: 'f50c419558d9f9c203c6249a7abb9cf85f78dd239262413ac0323d3f00b18488',
  },
  {
    version: 2,
    stores: 'b65461f582059d5f6a26a1b61209bb4db581d4dbb8a7ddd0aa93d1a6deb3bd49',
    fixture: '7e6b619bde43f0c23510b0cbab1f7822ecd82c3738f729f433523c28dab8dba8',
  },
  {
    version: 3,
    stores: 'f0337c11522a808e065c86d4012f8ff99ce944b376d637881a4fe67c28be6ae6',
    fixture: '1986882871cc74d59c75f555425c8f1406cc6c1a812a612025d955650e4bccb5',
  },
  {
    version: 4,
    stores: '9bd20580424723e89f5ecbbb6a7a3bd2b275094a93cd6a00988ec61c9c892474',
    fixture: '960ab997868fd9695dd54013d823ff8fee299cd5073d0d263017f2f105003492',
  },
  {
    version: 5,
    stores: '55954d6f4ad0d52bc2b1a6d3e048664d96bc3dbf27f496a068733f88f0685353',
    fixture: '864bf842a3c4f02ccd10fd33bd64dfca3d390e2a30c33ecef5e44b8760a4e7db',
  },
  {
    version: 6,
    stores: 'f1bfa46d6ac4223afdbcaee7c60ffff195122f6b7433dfeefced30aeab34dd1c',
    fixture: 'f23ed5d5cf43b9b6d656242a8e18121025a3a0909fb16961c28c60c747542092',
  },
  {
    version: 7,
    stores: 'f18819dab1a74cd0c7971c1149da70eb937aa2d451908ea7ebea2df87dd1b92a',
    fixture: '8c979a67238f0ee75c8fb662eae558f1229b45d22cec534b7a91ff955821cc10',
  },
  {
    version: 8,
    stores: 'f6a59914f9603256ca790f081f982550d5a47aa5719937d4fbbe028d965ace9a',
    fixture: 'c940125a3b4483c13772733e367421632f7f6cb07bf2e5898d319071e7e45cb5',
  },
  {
    version: 9,
    stores: '189a69ec29afec264ee19bf624fb723681d8d14d47d984a4a7663291b2304a12',
    fixture: 'd3f7f5c84696ef41ae5a4a71ca7a4fb05a1a204707837cb5ce4256e36370cb40',
  },
  {
    version: 10,
    stores: '12dfbbd18d229aef81a56658ce98825862b57400afb694e75269743e05faf8ce',
    fixture: '1ab54d00b8b383a52992c2755253ceaf51e8017916e0a743948cc5caf5e43680',
  },
  {
    version: 11,
    stores: '9cfa402a00d23ab333d837dd1ac1c3b1bf383bbd9b0c4d8a043a33fcb59b6818',
    fixture: 'c4174311de5ee6b04b5b172298f21c087fbfffb10a174acdc3cc8ad392291c6f',
  },
  {
    version: 12,
    stores: '59c83e34026a01e65121803ef679132f85c22ed0e3914b210c9b77ec19ca5376',
    fixture: 'e6b57d5cf84001c8e6be623e291b137c8b879176cbe3ffad9f6326307cf69399',
  },
  {
    version: 13,
    stores: 'ea521ddf8524d66d67dd37295ea73cddd919ba031e6ebe9d9b7e9eec05b577d8',
    fixture: 'ace6e2af337e761c79395d0bfed08210239a829a797bb6ca459a62b3f8a61b8d',
  },
];
