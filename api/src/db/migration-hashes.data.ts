/**
 * SHA-256 of every migration (line ends as \n). APPEND ONLY: databases out there have run them, so that a line that
 * changes or goes means two servers of one version with different tables. A change of tables is a new migration, and
 * one more line here; the failing test prints it.
 */
export const migrationHashes: Readonly<Record<string, string>> = {
  '0000_identity': 'f923e6b85b71756e0d899a072d142842ef2f0fa1456ea7add080eeb26e1d5a2c',
  '0001_postings': '9e1c0ccff6a2215254b4d52f5da9dca57230b1fb198cb4dcb0b47fa73a54bfd2',
  '0002_rate_limits': '1a227cc1b3360f8451e7c3b4895b7d2d6be3b7c66afcab6b627c58242afd1d4f',
  '0003_account': 'f4093278d016ca6b236dc038e41ebf631bc7fb6fa80d64c7755f333dd5ca1459',
  '0004_idempotency': '6c28e6fec0a7af401e9c95ecfabade8020d31cdfa7f4f27a9d01c3afaa001806',
  '0005_reference': 'ec835c88d082e1b9f0b7ea5d3327c712ce57f5e37fb5a0fc7548cb5df58c897f',
  '0006_geography': '7e55c420e3f0777fb4bdfc9d813d227de7d16ad48f0ba52018072b78dff5486e',
  '0007_reference_figures': 'c9c2ac4b8cd4b337f83d7c59e1837a52fd3d634c607121847206a6851a18c355',
  '0008_sources': '2e915d17a14e8cf3f53d40dcce720f0a0a6d38c7694877a85e1e5bd0382bc261',
  '0009_clusters': '92f671ff9c3a2436b903fa8373287843b187ebc57b2d6daa7eda32ceb83209c3',
  '0010_search_columns': '48e86af5c3387469a318eb31b419963d1c18838ce00357bd0b65c60d02ca6ef2',
  '0011_suggest': '4a442735996533263b509e283e7cb1581b82e863b892cfa2057e4d6f9b3e688e',
  '0012_security': '3184d4c54f1c8b3be1d6b197190515cea3e98cf17c741546d348982089eb93cd',
  '0013_chosen_sources': 'dcbc7cee1a8dfb3d22830bdc09bb7b89a4b2352bf31780f50a21fdfdd5f9cb59',
  '0014_search_index': '3086416c2260fcad5cd0d4a6dbf01d885b0d0e75c318a682abd8a27a951ebda8',
  '0015_days': '43ed5052389c82fa9dde507a1f22c124874dddbacefb369f96e06898849829c0',
  '0016_seen': 'd9b410b6dcc7f35b66622a92e6d658492843f2b76b4db9b06462ebe4df341364',
  '0017_companies': '852ac37a0edf1610d847d1b5c267bc2740f59ee68d829e47539ea7bc365c4327',
  '0018_names_of_people': 'c56d6ee579ac160f2c8781e5a7aab479ffff3e23857296f359503b5fc750f8a0',
  '0019_plans': '2ec2ab3d820dc08f6b0bd80da86f5bc52fdc8d06aa22c80aa8d3a6dfbc7e7b1e',
  '0020_held_uses': '110aa26fb681f0bed04da856fff5e1abf2133cac3c62539740b767dcbcae3a4c',
  '0021_passkeys': 'de29b38d7a1588a021bb4484413f9ec50df9816b8d01ece88488df5fd5006d44',
  '0022_proposals': '34a25be684e8dcf2c620cdabeb5acc193918972ab4b05b4968747a85e2eb1d27',
  '0023_log_chain': 'f7855631eafcbf3ad4df34a4addb807145160749acb0fe147fae8121cb1888cd',
  '0024_posting_facts': '78ef6d352283180317b9e02efc8e7c6af917b00bc65208cac72509af70897317',
  '0025_posting_changes': '1ff41499ce7459b4b3d74143876dad5cf1e8087717d3342ab4c685c107135d37',
};
