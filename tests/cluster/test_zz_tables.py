from tests.cluster.spread import *
from tests.cluster.spread import spread_out
from tests.server.sandglass import at_hand
from tests.server.test_tables import *
