/** Forms behind “have” that are no past: “I have driven”. */
export const participles: ReadonlyMap<string, string> = new Map(
  `driven:drive written:write taken:take given:give shown:show drawn:draw overseen:oversee undertaken:undertake grown:grow
  flown:fly sung:sing spoken:speak chosen:choose broken:break frozen:freeze ridden:ride risen:rise seen:see sewn:sew worn:wear
  woven:weave thrown:throw rewritten:rewrite begun:begin become:become gotten:get known:know done:do gone:go run:run rang:ring rung:ring stuck:stick struck:strike hidden:hide shrank:shrink shrunk:shrink sprang:spring swam:swim arose:arise forbade:forbid`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(':');
      return [form, base];
    }),
);
