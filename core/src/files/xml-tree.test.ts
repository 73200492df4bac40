import { describe, expect, it } from 'vitest';
import { elementsIn, findElement, textIn, xmlTree } from './xml-tree.ts';

describe('a tree of XML', () => {
  it('has elements, attributes and decoded text; comments and instructions are left out', () => {
    const root = xmlTree(
      '<?xml version="1.0"?><!-- a --><a x="1 &amp; 2" y=\'>\'>b&#228;<c/>&lt;<![CDATA[<d>]]></a>',
    );
    expect(root?.attributes).toEqual({ x: '1 & 2', y: '>' });
    expect(root && textIn(root)).toBe('bä<<d>');
    expect(root && elementsIn(root).map(({ name }) => name)).toEqual(['c']);
    expect(root && findElement(root, 'c')).not.toBeNull();
  });

  it('is refused when it is not well-formed, declares entities or nests without an end', () => {
    for (const text of [
      '',
      'text',
      '<a>',
      '<a></b>',
      '<a',
      '</a>',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      '<a>'.repeat(300) + '</a>'.repeat(300),
    ])
      expect(xmlTree(text)).toBeNull();
  });

  it('keeps an entity that XML does not know as it is written', () => {
    expect(textIn(xmlTree('<a>&nbsp;&#0;&#x110000;</a>') ?? { name: '', attributes: {}, children: [] })).toBe(
      '&nbsp;&#0;&#x110000;',
    );
  });
});
